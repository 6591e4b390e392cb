import { Component, type ReactNode } from "react";

/** Around what a page can do without: where it fails, even in an effect, the page stays without it. */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError = (): { failed: boolean } => ({ failed: true });

  override state = { failed: false };

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
