import { createContext, useContext } from 'react'
import type { Router } from './router.ts'

export const RouterContext = createContext<Router | undefined>(undefined)

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('There is no router around this part')
  return router
}
