import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type PayloadRequest, type ServerFunction } from 'payload'
import { hasRole } from '#features/people/accounts/cms.ts'
import { mayChange } from '../concurrent-edits/may-change.ts'

/** Requires an editor, because Payload lets every user of the admin cancel scheduled publications. */
export function requireScheduler(req: Pick<PayloadRequest, 'user' | 't'>): void {
  if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
}

const schedulePublish: ServerFunction<Parameters<typeof schedulePublishHandler>[0]> = async (args) => {
  requireScheduler(args.req)
  return schedulePublishHandler(args)
}

type FormStateArgs = Parameters<typeof buildFormStateHandler>[0]

/** Returns whether a form may lock its document, because Payload locks it for every user of the admin. */
async function mayLock({ req, collectionSlug, globalSlug, id }: FormStateArgs): Promise<boolean> {
  if (collectionSlug) return id !== undefined && mayChange(req, { collection: collectionSlug, id })
  return globalSlug !== undefined && mayChange(req, { global: globalSlug })
}

const formState: ServerFunction<FormStateArgs> = async (args) => {
  const returnLockStatus = args.returnLockStatus === true && (await mayLock(args))
  return buildFormStateHandler({ ...args, returnLockStatus })
}

/** Server functions that replace Payload's own. */
export const serverFunctions: Record<string, ServerFunction> = {
  'form-state': formState as ServerFunction,
  'schedule-publish': schedulePublish as ServerFunction,
}
