import { z } from 'zod'
import { serviceCaller } from '#features/people/accounts/services.ts'
import { documentKinds, pictureKinds, type UploadSlots } from '#features/site/uploads/index.ts'
import type { ContractAction } from '#platform/service/action.ts'
import { incomingTradeIn } from '../data/wire/incoming-trade-in.ts'
import { limit } from './limit.ts'
import { filesOnly, multipartAction } from './multipart-action.ts'
import { receiveFiles } from './receive-files.ts'
import { saveTradeIn } from './save-enquiry.ts'

const shared = { identifyCaller: serviceCaller, limit }
const photos = { accept: pictureKinds, maxFiles: 6 }
const names = z.object({ files: z.array(z.object({ filename: z.string() })).readonly() })

function uploadAction(name: string, summary: string, attachment: UploadSlots[string]): ContractAction {
  return multipartAction({
    ...shared,
    path: `/services/loopback/files/${name}`,
    summary,
    slots: { attachment },
    payload: filesOnly,
    response: names,
    perform: async ({ files }, key, _signal, caller) => ({
      files: await receiveFiles({ id: `${name}:${caller}:${key}`, files }),
    }),
  })
}

/** The services of the contract that receive files. Source: requirements D-365, D-369 and V-299. */
export const fileActions: readonly ContractAction[] = [
  uploadAction('tradein', 'The photos of a trade-in, which its mail names', photos),
  uploadAction('junior-academy', 'The CV of an application to the junior academy, which its mail names', {
    accept: documentKinds,
    maxFiles: 1,
  }),
  multipartAction({
    ...shared,
    path: '/services/cms/api/enquiries',
    summary: 'A trade-in with its photos, stored as an enquiry',
    slots: { file: photos },
    payload: incomingTradeIn,
    response: z.object({ status: z.string(), reference: z.string() }),
    perform: async ({ entries: tradeIn, files }, key, _signal, caller) => ({
      status: 'Success',
      reference: await saveTradeIn({ id: `${caller}:${key}`, tradeIn, files }),
    }),
  }),
]
