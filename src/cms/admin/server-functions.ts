import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type PayloadRequest, type ServerFunction } from 'payload'
import { hasRole } from '#features/accounts/cms.ts'

/** Requires an editor, because Payload lets every user of the admin cancel scheduled publications. */
export function requireScheduler(req: Pick<PayloadRequest, 'user' | 't'>): void {
  if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
}

const schedulePublish: ServerFunction<Parameters<typeof schedulePublishHandler>[0]> = async (args) => {
  requireScheduler(args.req)
  return schedulePublishHandler(args)
}

/** Server functions that replace Payload's own. */
export const serverFunctions: Record<string, ServerFunction> = {
  'schedule-publish': schedulePublish as ServerFunction,
}
