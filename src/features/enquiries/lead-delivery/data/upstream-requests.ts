import type { EnquiryMailer } from './port.ts'
import type { FileSender } from './upstream-files.ts'
import { endpoint, json, postOrRefuse, type UpstreamService } from './upstream-request.ts'
import { wireAcademyOf } from './wire/academy.ts'
import { wireTradeInOf } from './wire/trade-in.ts'

const receipt = { accepted: true, detail: 'accepted by the mail service' } as const

/**
 * The external service that mails trade-ins. The photos are sent first: when that fails, no mail is sent.
 *
 * Source: requirements D-369, D-370 and D-402.
 */
export function upstreamTradeIns(service: UpstreamService, photos: FileSender): EnquiryMailer {
  const to = endpoint('trade-in', service, 'email-service')
  return {
    async send(delivery, signal) {
      const names = await photos.send(delivery, signal)
      await postOrRefuse(to, json(wireTradeInOf(delivery, names), delivery.key, signal))
      return receipt
    },
  }
}

/**
 * The external service that mails applications to the junior academy. The CV is sent first, if there is one: when that
 * fails, no mail is sent.
 *
 * Source: requirements V-273, V-299, V-300 and V-325.
 */
export function upstreamAcademy(service: UpstreamService, cv: FileSender): EnquiryMailer {
  const to = endpoint('mail', service, 'email/send-email')
  return {
    async send(delivery, signal) {
      const [name = ''] = await cv.send(delivery, signal)
      await postOrRefuse(to, json(wireAcademyOf(delivery.enquiry, name), delivery.key, signal))
      return receipt
    },
  }
}
