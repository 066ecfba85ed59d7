import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleContent, exampleVehicleContent } from '../../forms/example-content.ts'
import type { FormContent, PageForms } from '../../forms/form-content.ts'

const ready = (kind: EnquiryKind, content: FormContent) =>
  ({ state: 'ready', data: { forms: { [kind]: content } } }) as const

export const examples = [
  {
    name: 'With the title it has by itself',
    live: ready('contact', exampleContent),
    block: { id: 'contact-usual', blockType: 'enquiryForm', kind: 'contact' },
  },
  {
    name: 'To customer care, with a title and an introduction, and nothing to agree to',
    live: ready('contact', { ...exampleContent, wordings: { marketing: null, privacy: null } }),
    block: {
      id: 'contact-own',
      blockType: 'enquiryForm',
      kind: 'contact',
      title: 'Write to customer care',
      introduction: 'We answer on working days between 08:00 and 17:00, mostly on the same day.',
      privacyNotice: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'To customer care, when the wording did not come with the page',
    live: { state: 'failed' },
    path: '/contact',
    block: { id: 'contact-failed', blockType: 'enquiryForm', kind: 'contact', title: 'Write to us' },
  },
  {
    name: 'A question about a vehicle',
    live: ready('vehicle', exampleVehicleContent),
    block: { id: 'vehicle-question', blockType: 'enquiryForm', kind: 'vehicle' },
  },
  {
    name: 'A quote, with a title and an introduction',
    live: ready('quote', exampleVehicleContent),
    block: {
      id: 'vehicle-quote',
      blockType: 'enquiryForm',
      kind: 'quote',
      title: 'What will yours cost?',
      introduction: 'Your dealer sends you a quote for the vehicle and colour you choose.',
      privacyNotice: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'A test drive',
    live: ready('testDrive', exampleVehicleContent),
    block: { id: 'vehicle-drive', blockType: 'enquiryForm', kind: 'testDrive' },
  },
  {
    name: 'A quote, when the vehicles did not come with the page',
    live: { state: 'failed' },
    path: '/enquiry/quote',
    block: { id: 'vehicle-failed', blockType: 'enquiryForm', kind: 'quote' },
  },
  {
    name: 'A finance offer',
    live: ready('financeOffer', exampleVehicleContent),
    block: { id: 'finance-offer', blockType: 'enquiryForm', kind: 'financeOffer' },
  },
  {
    name: 'A question about finance, with a title and an introduction',
    live: ready('financeQuery', exampleVehicleContent),
    block: {
      id: 'finance-question',
      blockType: 'enquiryForm',
      kind: 'financeQuery',
      title: 'Finance that fits',
      introduction:
        'Ask us anything about instalments, balloons and leases, with or without a vehicle in mind.',
      privacyNotice: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'A subscription',
    live: ready('subscription', exampleVehicleContent),
    block: { id: 'finance-subscription', blockType: 'enquiryForm', kind: 'subscription' },
  },
  {
    name: 'A finance offer, when the vehicles did not come with the page',
    live: { state: 'failed' },
    path: '/enquiry/finance-offers',
    block: {
      id: 'finance-failed',
      blockType: 'enquiryForm',
      kind: 'financeOffer',
      title: 'Ask for a finance offer',
    },
  },
  {
    name: 'To a dealer, with a title and an introduction',
    path: '/dealers/marula-toyota-bryanston/contact',
    live: ready('dealerContact', { ...exampleVehicleContent, choices: null }),
    block: {
      id: 'dealer-form-own',
      blockType: 'enquiryForm',
      kind: 'dealerContact',
      title: 'Write to the dealer',
      introduction: 'Anything from a spare key to a fleet of fifty.',
      privacyNotice: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'On the page of a group, whose dealers are listed',
    path: '/dealers/groups/marula-motor-group',
    live: ready('dealerContact', exampleVehicleContent),
    block: {
      id: 'dealer-form-group',
      blockType: 'enquiryForm',
      kind: 'dealerContact',
      title: 'Write to one of our dealers',
    },
  },
  {
    name: 'To a dealer, when the wording did not come with the page',
    path: '/dealers/marula-toyota-bryanston/contact',
    live: { state: 'failed' },
    block: { id: 'dealer-form-failed', blockType: 'enquiryForm', kind: 'dealerContact' },
  },
  {
    name: 'An application to the academy',
    live: ready('academy', exampleContent),
    block: { id: 'request-academy', blockType: 'enquiryForm', kind: 'academy' },
  },
  {
    name: 'Sponsorship, with a title and an introduction',
    live: ready('sponsorship', exampleContent),
    block: {
      id: 'request-sponsorship',
      blockType: 'enquiryForm',
      kind: 'sponsorship',
      title: 'Ask us along',
      introduction: 'Two pages say more than twenty. We read every proposal before the end of the month.',
      privacyNotice: { kind: 'address', address: '/vehicles' },
    },
  },
  {
    name: 'Corporate citizenship',
    live: ready('citizenship', exampleContent),
    block: { id: 'request-citizenship', blockType: 'enquiryForm', kind: 'citizenship' },
  },
  {
    name: 'A product, with the longest title a link may bring',
    path: '/enquiry/merchandise',
    live: ready('merchandise', {
      ...exampleContent,
      chosen: {
        ...exampleContent.chosen,
        product:
          'A softshell jacket with a detachable hood, four pockets, reflective piping and the colours of the rally team, size XXL',
      },
    }),
    block: { id: 'request-product', blockType: 'enquiryForm', kind: 'merchandise' },
  },
  {
    name: 'A product that no link has brought',
    live: ready('merchandise', exampleContent),
    block: { id: 'request-no-product', blockType: 'enquiryForm', kind: 'merchandise' },
  },
  {
    name: 'A document, with nothing to agree to',
    live: ready('document', { ...exampleContent, wordings: { marketing: null, privacy: null } }),
    block: { id: 'request-document', blockType: 'enquiryForm', kind: 'document' },
  },
  {
    name: 'A service, at one of the dealers',
    live: ready('serviceBooking', exampleVehicleContent),
    block: { id: 'request-service', blockType: 'enquiryForm', kind: 'serviceBooking' },
  },
  {
    name: 'A document, when the wording did not come with the page',
    live: { state: 'failed' },
    path: '/enquiry/document',
    block: { id: 'request-failed', blockType: 'enquiryForm', kind: 'document', title: 'Send it to us' },
  },
] as const satisfies readonly BlockExample<'enquiryForm', PageForms>[]
