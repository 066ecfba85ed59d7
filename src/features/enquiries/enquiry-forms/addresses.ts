import { languages } from '#platform/i18n/languages.ts'
import { caseSensitive, type PageAddresses, rewritesWithAny } from '#platform/site/page-addresses.ts'

/** The forms below `/enquiry`; not the steps of a form, nor the internal path of a form with a query. */
const forms = 'enquiry(?:/(?!check(?:/|$)|chosen(?:/|$))[a-z0-9-]+){0,3}'

/** Parameters that choose the subject of a form: the page shows it at once. Source: requirement V-164. */
const subjects = ['model', 'colour', 'dealer', 'test-drive-code', 'buy-now-code']

/** Accessories of the model that a link chooses, by their codes. */
const accessories = 'with'

/** The title of the product that a form is about; any text, which the form shows. Source: requirement C-202. */
const product = 'product'

export const enquiryAddresses: PageAddresses = {
  parameters: [
    ...subjects.map((name) => ({
      name,
      path: new RegExp(`^/${forms}$`),
      value: /^[0-9A-Za-z-]{1,60}$/,
    })),
    {
      name: accessories,
      path: new RegExp(`^/${forms}$`),
      value: /^[0-9A-Za-z-]{1,60}(?:,[0-9A-Za-z-]{1,60}){0,29}$/,
    },
    { name: product, path: /^\/enquiry\/merchandise$/, value: /^[\s\S]{1,120}$/ },
  ],
  rewrites: [
    // The steps of a form are in its language: nobody chooses another one between them.
    {
      source: `/enquiry/check/:language(${languages.join('|')})/:rest*`,
      destination: '/:language/light/enquiry/check/:rest*',
    },
    ...rewritesWithAny(
      [...subjects, accessories, product],
      `/:path(${caseSensitive(forms)})`,
      '/en/light/enquiry/chosen/:path',
    ),
  ],
  redirects: [
    { source: `/enquiry/chosen/:path(${caseSensitive(forms)})`, destination: '/:path', permanent: true },
    // Only a form has a page there: no other page may be rendered at its internal path.
    { source: '/enquiry/chosen/:path*', destination: '/enquiry', permanent: true },
  ],
}
