import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Text } from "../components/Text/Text.tsx";
import { theme } from "../theme/theme.css.ts";

export interface MeasuredProps {
  name: string;
  /** The property to measure, as the browser computes it in this window. */
  property: "borderTopWidth" | "fontSize" | "width";
  style: CSSProperties;
  children?: ReactNode;
}

const inPixels = (length: string) =>
  `${Number.parseFloat(length).toLocaleString("fr-FR", { maximumFractionDigits: 0 })} px`;

/** One step of a scale: its name, what it measures in this window, then what it looks like. */
export function Measured({ name, property, style, children }: MeasuredProps) {
  const sample = useRef<HTMLDivElement>(null);
  const [measure, setMeasure] = useState("");
  useLayoutEffect(() => {
    const show = () => sample.current && setMeasure(inPixels(getComputedStyle(sample.current)[property]));
    show();
    window.addEventListener("resize", show);
    return () => window.removeEventListener("resize", show);
  }, [property]);
  const { border, color, space } = theme;
  return (
    <li style={{ padding: `${space.near} 0`, borderBlockEnd: `${border.control} solid ${color.line}` }}>
      <Text size="small" tone="muted">
        {name} · {measure}
      </Text>
      <div ref={sample} style={style}>
        {children}
      </div>
    </li>
  );
}
