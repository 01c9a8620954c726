import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of what failed. */
  readonly fallback: ReactNode;
  /** Where it stands: what failed at one place is no reason to show nothing at another. */
  readonly place?: string;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly place: string | undefined;
}

/** Keeps a failed screen from taking the page around it along. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { failed: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, before: ErrorBoundaryState) {
    return place === before.place ? null : { failed: false, place };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
