import { Component, type ComponentType, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly failed: ComponentType<{ readonly error: unknown }>;
  /** With another one the children are tried again. */
  readonly visit?: number;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly thrown: { readonly error: unknown } | null;
  readonly visit: number | undefined;
}

/** Shows `failed` in place of children that have thrown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: null, visit: this.props.visit };

  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } });

  static getDerivedStateFromProps = (
    { visit }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null => (visit === state.visit ? null : { thrown: null, visit });

  override render() {
    const { failed: Failed, children } = this.props;
    const { thrown } = this.state;
    return thrown === null ? children : <Failed error={thrown.error} />;
  }
}
