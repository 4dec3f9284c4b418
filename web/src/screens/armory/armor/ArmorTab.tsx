import { getRouteApi } from '@tanstack/react-router'
import { DominatedArmor } from './cleanup/DominatedArmor.tsx'
import { DOMINATED_LISTS } from './cleanup/dominated-lists.ts'
import { Optimizer, type OptimizerProps } from './Optimizer.tsx'

const route = getRouteApi('/armory')

/** The optimizer; or, where a link asks for certain pieces, just those. */
export function ArmorTab(props: OptimizerProps) {
  const asked = route.useSearch({ select: ({ pieces }) => pieces })
  const list = DOMINATED_LISTS.find((known) => known === asked)
  return list && props.armor.length > 0 ? (
    <DominatedArmor armor={props.armor} list={list} />
  ) : (
    <Optimizer {...props} />
  )
}
