import { textGroup } from '#platform/i18n/text-group.ts'

/** Merchandise. Source: requirements C-194, C-201 and C-395. */
export const merchandise = textGroup({
  title: { en: 'GR MERCHANDISE', af: 'GR MERCHANDISE', zu: 'GR MERCHANDISE' },
  none: { en: 'No products found', af: 'Geen produkte gevind nie', zu: 'Ayikho imikhiqizo etholakele' },
  enquire: { en: 'Enquire', af: 'Doen navraag', zu: 'Buza' },
  enquireAbout: { en: 'Enquire about {title}', af: 'Doen navraag oor {title}', zu: 'Buza nge-{title}' },
  dialogTitle: { en: 'Product Enquiry', af: 'Navraag Oor ’n Produk', zu: 'Umbuzo Ngomkhiqizo' },
  loading: { en: 'Loading …', af: 'Laai tans …', zu: 'Iyalayisha …' },
  failed: {
    en: 'The products could not be loaded.',
    af: 'Die produkte kon nie laai nie.',
    zu: 'Imikhiqizo ayilayishekanga.',
  },
  formFailed: {
    en: 'The form could not be loaded.',
    af: 'Die vorm kon nie laai nie.',
    zu: 'Ifomu ayilayishekanga.',
  },
  formPage: {
    en: 'Open the form as a page',
    af: 'Maak die vorm as ’n bladsy oop',
    zu: 'Vula ifomu njengekhasi',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  close: { en: 'Close', af: 'Maak toe', zu: 'Vala' },
})
