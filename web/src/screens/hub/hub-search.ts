import { readAskedFold } from '../../ui/page/asked-fold.ts'

export interface HubSearch {
  /** What stands open: `all`, or one part by its id. */
  readonly open?: string | undefined
}

export const readHubSearch = ({ open }: Record<string, unknown>): HubSearch => ({
  open: readAskedFold(open),
})
