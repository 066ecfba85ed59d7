import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type PayloadRequest, type ServerFunction } from 'payload'
import { hasRole } from '#features/accounts/cms.ts'

/** For editors alone: Payload lets whoever sees the admin cancel any publication that is scheduled. */
export function requireScheduler(req: Pick<PayloadRequest, 'user' | 't'>): void {
  if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
}

const schedulePublish: ServerFunction<Parameters<typeof schedulePublishHandler>[0]> = async (args) => {
  requireScheduler(args.req)
  return schedulePublishHandler(args)
}

/** What the admin's pages call on the server, in place of Payload's own. */
export const serverFunctions: Record<string, ServerFunction> = {
  'schedule-publish': schedulePublish as ServerFunction,
}
