import { PageHead } from '../../ui/PageHead.tsx'

export function DesignScreen() {
  return <PageHead title="Design" />
}
