import { type ReactNode, useId } from "react";
import { Text } from "@sillages/ui";

interface FieldProps {
  label: string;
  /** What it names, given its id. */
  children: (id: string) => ReactNode;
}

/** The browser's own control, as plain as the workshop. */
export function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <Text as="div">
      <label htmlFor={id}>{label}</label> {children(id)}
    </Text>
  );
}
