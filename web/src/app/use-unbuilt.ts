import { useRouter } from '@tanstack/react-router'
import type { ScreenPath } from './screen-list.ts'

/** Whether a screen is still to come; the routes are the one place that knows. */
export function useUnbuilt(path: ScreenPath): boolean {
  return useRouter().routesByPath[path].options.staticData?.unbuilt === true
}
