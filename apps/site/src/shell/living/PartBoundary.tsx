import { incidents } from "@sillages/content";
import { Button, Section, Status } from "@sillages/ui";
import { Component, type ReactNode } from "react";
import { reloadWhenThere } from "../../boot/reload.ts";
import { ServedPart } from "./ServedPart.tsx";

interface PartBoundaryProps {
  /** Of the part, as it is in the HTML that the server sent. */
  id: string;
  children: ReactNode;
}

/** Keeps the failure of one part of a page to that part: it says so, and shows the HTML that the server sent of it. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean; waits: boolean }> {
  override state = { failed: false, waits: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    const { offline, reload, text } = incidents.section;
    return (
      <>
        <Section stack="near">
          <Status tone="error">{this.state.waits ? offline : text}</Status>
          <div>
            <Button onClick={() => void reloadWhenThere(() => this.setState({ waits: true }))}>
              {reload}
            </Button>
          </div>
        </Section>
        <ServedPart id={this.props.id} />
      </>
    );
  }
}
