import { textGroup } from '#platform/i18n/text-group.ts'

/** Labels of the fields that several forms have, besides those of every form. */
export const formFieldTexts = textGroup({
  province: { en: 'Province', af: 'Provinsie', zu: 'Isifundazwe' },
  selectProvince: { en: 'Select province', af: 'Kies provinsie', zu: 'Khetha isifundazwe' },
  selectOption: { en: 'Select an option', af: 'Kies ’n opsie', zu: 'Khetha okukodwa' },
  odometer: {
    en: 'Odometer Reading (km)',
    af: 'Odometerlesing (km)',
    zu: 'Ukufundwa Kwe-odometer (km)',
  },
  pdfHelp: {
    en: 'A PDF of at most 5 MB',
    af: '’n PDF van hoogstens 5 MB',
    zu: 'I-PDF engeqi ku-5 MB',
  },
  submitEnquiry: { en: 'Submit Enquiry', af: 'Stuur Navraag', zu: 'Thumela Umbuzo' },
  next: { en: 'Next', af: 'Volgende', zu: 'Okulandelayo' },
  back: { en: 'Back', af: 'Terug', zu: 'Emuva' },
  clearForm: { en: 'Clear form', af: 'Maak vorm leeg', zu: 'Sula ifomu' },
  stepOf: {
    en: 'Step {step} of {count}',
    af: 'Stap {step} van {count}',
    zu: 'Isinyathelo {step} kwezingu-{count}',
  },
  draftRestored: {
    en: 'We have filled in what you entered before. It is stored in this browser only, for seven days.',
    af: 'Ons het ingevul wat jy voorheen ingevul het. Dit word net in hierdie blaaier gestoor, sewe dae lank.',
    zu: 'Sikufakele obukubhalile ngaphambilini. Kugcinwa kulesi siphequluli kuphela, izinsuku eziyisikhombisa.',
  },
  backHome: { en: 'Back to Home', af: 'Terug na Tuis', zu: 'Buyela Ekhaya' },
  askMarketingTitle: {
    en: 'Send without marketing?',
    af: 'Stuur sonder bemarking?',
    zu: 'Thumela ngaphandle kokumaketha?',
  },
  askMarketing: {
    en: 'You have not agreed to receive marketing. Yes sends your enquiry without it, No takes you back to the form.',
    af: 'Jy het nie ingestem om bemarking te ontvang nie. Ja stuur jou navraag daarsonder, Nee neem jou terug na die vorm.',
    zu: 'Awuvumanga ukuthola imiyalezo yokumaketha. U-Yebo uthumela umbuzo wakho ngaphandle kwayo, u-Cha ukubuyisela efomini.',
  },
  filesKept: {
    en: 'We have this already. Choose again only to replace it:',
    af: 'Ons het dit reeds. Kies net weer om dit te vervang:',
    zu: 'Sesinakho lokhu. Khetha futhi kuphela uma ufuna ukukushintsha:',
  },
})
