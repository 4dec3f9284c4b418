import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** What the operator can watch; one registry a server, so that tests can run several side by side. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'vault_request_seconds',
      help: 'Duration of requests by route and status',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers,
    }),
    jsonSeconds: new Counter({
      name: 'vault_json_seconds_total',
      help: 'Processor time spent turning guardians into JSON and back',
      registers,
    }),
    threadTasks: new Counter({
      name: 'vault_thread_tasks_total',
      help: 'Work done in threads by kind and result; unable: the main thread had to do it',
      labelNames: ['kind', 'result'] as const,
      registers,
    }),
    unread: new Counter({
      name: 'vault_platform_unread_total',
      help: 'What answers of the platform held and could not be read, by kind; each account once a version of the definitions',
      labelNames: ['kind', 'what'] as const,
      registers,
    }),
    streams: (count: () => number) =>
      new Gauge({
        name: 'vault_notice_streams',
        help: 'Open notice streams',
        registers,
        collect() {
          this.set(count())
        },
      }),
  }
}
