import { Component, type ComponentType, type ReactNode } from 'react'

export interface Caught {
  readonly error: unknown
  /** Draws the part again. */
  readonly reset: () => void
}

interface CatchBoundaryProps {
  readonly children: ReactNode
  /** In the part's place where it broke. */
  readonly errorComponent: ComponentType<Caught>
  /** Another one is another try. */
  readonly resetKey: unknown
  readonly onCatch?: (error: unknown) => void
}

interface CatchBoundaryState {
  /** In a list: anything can be thrown, `undefined` too. */
  readonly caught?: readonly [unknown] | undefined
  readonly resetKey?: unknown
}

/** What breaks inside stays inside. */
export class CatchBoundary extends Component<CatchBoundaryProps, CatchBoundaryState> {
  override state: CatchBoundaryState = {}
  private readonly reset = () => this.setState({ caught: undefined })

  static getDerivedStateFromProps({ resetKey }: CatchBoundaryProps, last: CatchBoundaryState) {
    return last.resetKey === resetKey ? null : { resetKey, caught: undefined }
  }

  static getDerivedStateFromError(error: unknown): CatchBoundaryState {
    return { caught: [error] }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCatch?.(error)
  }

  override render(): ReactNode {
    const { errorComponent: Broken, children } = this.props
    const { caught } = this.state
    return caught ? <Broken error={caught[0]} reset={this.reset} /> : children
  }
}
