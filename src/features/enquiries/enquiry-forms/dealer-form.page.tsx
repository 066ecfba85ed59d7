import type { PlanKind } from '#features/enquiries/enquiries/index.ts'
import type { PageView } from '#features/site/pages/index.ts'
import { wellKnownPaths } from '#platform/site/well-known-paths.ts'

/** The finance forms on a dealer's pages. Source: requirements V-028, V-081. */
const forms = {
  'finance-offers': {
    kind: 'financeOffer',
    title: 'Finance Enquiry',
    introduction: (dealer: string) =>
      `Send ${dealer} your plan. It is worked out again with today’s price, and you are answered with an offer in the way you prefer.`,
    siteWide: '/enquiry/finance-offers',
  },
  'kinto-offers': {
    kind: 'subscription',
    title: 'Subscription Enquiry',
    introduction: (dealer: string) =>
      `A vehicle by the month, with what it needs on the road. ${dealer} checks what it costs you and when you can have it.`,
    siteWide: '/enquiry/kinto',
  },
} as const satisfies Record<string, { kind: PlanKind; [other: string]: unknown }>

export type DealerForm = keyof typeof forms

export const dealerFormTitle = (form: DealerForm): string => forms[form].title

/** A page with a finance form whose enquiries go to the dealer. In English, like all pages of dealers. */
export function dealerFormPage(
  form: DealerForm,
  { slug, name }: { readonly slug: string; readonly name: string },
): PageView {
  const { kind, title, introduction, siteWide } = forms[form]
  return {
    language: 'en',
    path: `/dealers/${slug}/${form}`,
    title,
    description: `${title} at ${name}.`,
    metaTitle: null,
    hidden: false,
    canonicalUrl: siteWide,
    picture: null,
    blocks: [
      {
        language: 'en',
        block: {
          id: form,
          blockType: 'enquiryForm',
          title,
          introduction: introduction(name),
          kind,
          privacyNotice: { kind: 'address', address: wellKnownPaths.privacyNotice },
        },
      },
    ],
  }
}
