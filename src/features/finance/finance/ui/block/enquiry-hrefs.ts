import type { SharedPlan } from '../../rules/plan-query.ts'
import { financeEnquiryHref, subscriptionEnquiryHref } from '../../wire/enquiry-query.ts'
import type { PlanKind } from '../cards/plan-figures.ts'
import type { BlockSettings, EnquiryForms, FinanceSubject } from './subject.ts'
import type { FutureDriveView } from './use-future-drive.ts'
import type { PlanResults } from './use-plan-results.ts'
import type { SubscriptionView } from './use-subscription.ts'

/** A plan with its results. */
export type EnquiryResults = {
  readonly plan: SharedPlan
  readonly instalment: PlanResults['instalment']
  readonly futureDrive: FutureDriveView
  readonly subscription: SubscriptionView
}

/**
 * Returns the enquiry link of each payment option; null when there is no form.
 *
 * @param reference used for a quote without one
 * Source: requirements V-027 to V-031 and V-080 to V-083.
 */
export function enquiryHrefs(
  { code, contractName, rangeName, picture, colour, accessories }: FinanceSubject,
  { plan, instalment, futureDrive, subscription }: EnquiryResults,
  forms: EnquiryForms,
  settings: Pick<BlockSettings, 'subscription'>,
  reference: string,
): Readonly<Record<PlanKind, string | null>> {
  const extras = { colour: colour?.code, accessories }
  const subject = { code, modelName: contractName, picture: picture?.src ?? null, plan, ...extras }
  const guaranteed = futureDrive.state === 'ready' && futureDrive.quote.available ? futureDrive.quote : null
  const offer = subscription.state === 'ready' ? subscription.offer : null
  const finance = (option: Omit<Parameters<typeof financeEnquiryHref>[1], keyof typeof subject>) =>
    forms.finance ? financeEnquiryHref(forms, { ...subject, ...option }) : null
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
          ...subject,
          rangeName,
          months: offer?.summary.months ?? settings.subscription.opening.months,
          kilometresAMonth: plan.kilometresAMonth,
          affordability: offer?.summary.affordability ?? null,
          reference: offer?.quote.reference ?? reference,
        })
      : null,
  }
}
