import { textGroup } from '#platform/i18n/text-group.ts'

/** The dialogs of a used vehicle until it is loaded. Source: requirements D-121 and D-122. */
export const dialogFrame = textGroup({
  enquiryTitle: { en: 'General Enquiry', af: 'Algemene Navraag', zu: 'Umbuzo Ojwayelekile' },
  calculatorTitle: {
    en: 'Calculator With Quote',
    af: 'Sakrekenaar Met Kwotasie',
    zu: 'Isibali Nesilinganiso Sentengo',
  },
  galleryTitle: { en: 'Gallery', af: 'Galery', zu: 'Igalari' },
  close: { en: 'Close', af: 'Maak toe', zu: 'Vala' },
  loading: { en: 'Loading …', af: 'Laai tans …', zu: 'Iyalayisha …' },
  failed: {
    en: 'We could not load this vehicle.',
    af: 'Ons kon nie hierdie voertuig laai nie.',
    zu: 'Asikwazanga ukulayisha le moto.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  gone: {
    en: 'This vehicle is no longer for sale. The list shows what is available now.',
    af: 'Hierdie voertuig is nie meer te koop nie. Die lys wys wat nou beskikbaar is.',
    zu: 'Le moto ayisadayiswa. Uhlu lukhombisa okutholakalayo manje.',
  },
})
