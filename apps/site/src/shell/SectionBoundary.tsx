import { incidents } from "@sillages/content";
import { Button, Section, Stack, Status } from "@sillages/ui";
import { Component, type ReactNode } from "react";

interface State {
  failed: boolean;
}

/** Keeps the failure of one part of a page to that part: it says so, and the rest of the page lives on. */
export class SectionBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError = (): State => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    const { reload, text } = incidents.section;
    return (
      <Section>
        <Stack space="near">
          <Status tone="error">{text}</Status>
          <div>
            <Button onClick={() => location.reload()}>{reload}</Button>
          </div>
        </Stack>
      </Section>
    );
  }
}
