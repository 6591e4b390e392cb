import { Component, type ReactNode } from "react";

/**
 * Boundary around what a page can do without, such as hearing of other tabs: where it fails, even in an effect, nothing
 * is rendered, and the page stays.
 */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError = (): { failed: boolean } => ({ failed: true });

  override state = { failed: false };

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
