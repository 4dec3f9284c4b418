import { scriptAddress } from '../trusted-types.ts'
import type { WorkerLike } from './armor-solver.ts'
import workerAddress from './armor-solver.worker.ts?worker&url'

export const startArmorWorker = (): WorkerLike => new Worker(scriptAddress(workerAddress), { type: 'module' })
