import { textGroup } from '#platform/i18n/text-group.ts'

/** The feedback widget at the end of every page. Source: requirement V-004. */
export const feedback = textGroup({
  question: {
    en: 'Was this page helpful?',
    af: 'Was hierdie bladsy nuttig?',
    zu: 'Ingabe leli khasi likusizile?',
  },
  helpful: { en: 'Helpful', af: 'Nuttig', zu: 'Lingisizile' },
  notHelpful: { en: 'Not helpful', af: 'Nie nuttig nie', zu: 'Alingisizanga' },
  thanks: {
    en: 'Thank you. Your answer helps us to improve this page.',
    af: 'Dankie. Jou antwoord help ons om hierdie bladsy te verbeter.',
    zu: 'Siyabonga. Impendulo yakho isisiza ukuthi senze leli khasi libe ngcono.',
  },
  dialogTitle: {
    en: 'What could be better?',
    af: 'Wat kan beter wees?',
    zu: 'Yini engaba ngcono?',
  },
  suggestion: { en: 'Your suggestion', af: 'Jou voorstel', zu: 'Umbono wakho' },
  optional: { en: '(optional)', af: '(opsioneel)', zu: '(akuphoqelekile)' },
  anonymous: {
    en: 'Please leave out names, numbers and email addresses. We read every suggestion, but cannot reply here.',
    af: 'Moet asseblief nie name, nommers of e-posadresse invul nie. Ons lees elke voorstel, maar kan nie hier antwoord nie.',
    zu: 'Sicela ungafaki amagama, izinombolo noma amakheli e-imeyili. Sifunda yonke imibono, kodwa asikwazi ukuphendula lapha.',
  },
  send: { en: 'Send', af: 'Stuur', zu: 'Thumela' },
  sending: { en: 'Sending...', af: 'Stuur tans...', zu: 'Iyathumela...' },
  failed: {
    en: 'Your answer could not be sent. Nothing is lost, so please try again.',
    af: 'Jou antwoord kon nie gestuur word nie. Niks is verlore nie. Probeer asseblief weer.',
    zu: 'Impendulo yakho ayikwazanga ukuthunyelwa. Akukho okulahlekile. Sicela uzame futhi.',
  },
  tooOften: {
    en: 'We have had many answers from your connection. Please try again in a few minutes.',
    af: 'Ons het baie antwoorde van jou verbinding af gekry. Probeer asseblief oor ’n paar minute weer.',
    zu: 'Sithole izimpendulo eziningi ezivela kuxhumano lwakho. Sicela uzame futhi emva kwemizuzu embalwa.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  /** Without JavaScript, after a page was loaded again. */
  notStored: {
    en: 'Your answer could not be stored. Please go back and try again in a few minutes: what you wrote is still there.',
    af: 'Jou antwoord kon nie gestoor word nie. Gaan asseblief terug en probeer oor ’n paar minute weer: wat jy geskryf het, is nog daar.',
    zu: 'Impendulo yakho ayikwazanga ukugcinwa. Sicela ubuyele emuva uzame futhi emva kwemizuzu embalwa: okubhalile kusekhona.',
  },
  leaveEmpty: { en: 'Leave this empty', af: 'Los dit leeg', zu: 'Kushiye lokhu kungabhaliwe' },
})
