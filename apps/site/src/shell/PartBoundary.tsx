"use client";

import { incidents } from "@sillages/content";
import { Button, Section, Stack, Status } from "@sillages/ui";
import { Component, type ReactNode } from "react";
import { ServedPart } from "./ServedPart.tsx";

interface PartBoundaryProps {
  /** Of the part, as it is in the HTML that the server sent. */
  id: string;
  children: ReactNode;
}

/** Keeps the failure of one part of a page to that part: it says so, and shows the HTML that the server sent of it. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    const { reload, text } = incidents.section;
    return (
      <>
        <Section>
          <Stack space="near">
            <Status tone="error">{text}</Status>
            <div>
              <Button onClick={() => location.reload()}>{reload}</Button>
            </div>
          </Stack>
        </Section>
        <ServedPart id={this.props.id} />
      </>
    );
  }
}
