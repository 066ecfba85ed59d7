/** Addresses of pages that editors write and code leads to. A page that does not exist is not linked. */
export const wellKnownPaths = {
  /** How personal data is treated. */
  privacyNotice: '/privacy-notice',
  /** Where a range page's insurance banner leads. Source: requirement V-169. */
  insurance: '/payment-options/insurance/my-toyota-insurance',
} as const
