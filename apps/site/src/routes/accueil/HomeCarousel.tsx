"use client";

import { carouselLabels } from "@sillages/content";
import { Carousel, type CarouselProps } from "@sillages/ui";

/** A carousel in French: among its labels are functions, which only code of the browser can hand over. */
export function HomeCarousel(props: Omit<CarouselProps, "labels">) {
  return <Carousel {...props} labels={carouselLabels} />;
}
