import type { Lookup } from '#platform/service/lookup.ts'
import type { ServiceKilometres } from '../rules/intervals.ts'
import type { ServiceInfo } from '../service.ts'

export type { Lookup }

/**
 * The service schedules of models, by model code.
 *
 * A failure of an external service is returned as a lookup with `failed`; internal errors are thrown. A model without a
 * schedule is not found, and a service without work has no items: neither is a failure.
 */
export type ServiceScheduleSource = {
  /** Source: requirement V-310. */
  kilometres(code: string): Promise<Lookup<ServiceKilometres>>
  /** Source: requirement V-309. */
  service(code: string, kilometres: number): Promise<Lookup<ServiceInfo>>
}
