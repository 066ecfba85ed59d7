/** Paths of editors' pages to which code links. A page that does not exist is not linked. */
export const wellKnownPaths = {
  /** The privacy notice. */
  privacyNotice: '/privacy-notice',
  /** The page for owners, to which the app promo links. Source: requirement C-006. */
  owners: '/owners',
  /** The page of My Garage, to which the recall finder links. */
  garage: '/owners/my-garage',
  /** Target of the insurance banner on a range page. Source: requirement V-169. */
  insurance: '/payment-options/insurance/my-toyota-insurance',
} as const
