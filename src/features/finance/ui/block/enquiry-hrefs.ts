import type { SharedPlan } from '../../rules/plan-address.ts'
import { financeEnquiryHref, subscriptionEnquiryHref } from '../../wire/enquiry-query.ts'
import type { PlanKind } from '../cards/plan-figures.ts'
import type { BlockSettings, EnquiryForms, FinanceSubject } from './subject.ts'
import type { FutureDriveView } from './use-future-drive.ts'
import type { SubscriptionView } from './use-subscription.ts'
import type { Ways } from './use-ways.ts'

/** What is asked about: a plan, and what it comes to. */
export type AskedWays = {
  readonly plan: SharedPlan
  readonly instalment: Ways['instalment']
  readonly futureDrive: FutureDriveView
  readonly subscription: SubscriptionView
}

/**
 * Where each way to pay is asked for; null where there is no such form.
 *
 * @param reference of a quote that came without one
 * Source: requirements V-027 to V-031 and V-080 to V-083.
 */
export function enquiryHrefs(
  { code, name, rangeName, picture }: FinanceSubject,
  { plan, instalment, futureDrive, subscription }: AskedWays,
  forms: EnquiryForms,
  settings: Pick<BlockSettings, 'subscription'>,
  reference: string,
): Readonly<Record<PlanKind, string | null>> {
  const asked = { code, modelName: name, picture: picture?.src ?? null, plan }
  const guaranteed = futureDrive.state === 'ready' && futureDrive.quote.available ? futureDrive.quote : null
  const offer = subscription.state === 'ready' ? subscription.offer : null
  const finance = (wanted: Omit<Parameters<typeof financeEnquiryHref>[1], keyof typeof asked>) =>
    forms.finance ? financeEnquiryHref(forms, { ...asked, ...wanted }) : null
  return {
    instalment: finance({
      offer: 'Traditional',
      months: plan.months,
      instalment: instalment.quote.instalment,
    }),
    futureDrive: finance({
      offer: 'GFV',
      months: plan.futureDrive.months,
      instalment: guaranteed?.quote.instalment ?? null,
    }),
    subscription: forms.subscription
      ? subscriptionEnquiryHref(forms, {
          ...asked,
          rangeName,
          months: offer?.reading.months ?? settings.subscription.opening.months,
          kilometresAMonth: plan.kilometresAMonth,
          affordability: offer?.reading.affordability ?? null,
          reference: offer?.quote.reference ?? reference,
        })
      : null,
  }
}
