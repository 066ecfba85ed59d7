import { textGroup } from '#platform/i18n/text-group.ts'

/** The newsletter's form. Source: requirements V-134, V-139, V-141, V-142, V-334 and V-335. */
export const newsletter = textGroup({
  title: { en: 'Newsletter', af: 'Nuusbrief', zu: 'Incwadi yezindaba' },
  firstName: { en: 'First Name', af: 'Voornaam', zu: 'Igama' },
  lastName: { en: 'Last Name', af: 'Van', zu: 'Isibongo' },
  emailAddress: { en: 'Email Address', af: 'E-posadres', zu: 'Ikheli Le-imeyili' },
  over18: { en: 'I am over 18 years old', af: 'Ek is ouer as 18 jaar', zu: 'Ngineminyaka engaphezu kuka-18' },
  submit: { en: 'Subscribe', af: 'Teken in', zu: 'Bhalisa' },
  sending: { en: '...Sending', af: '...Stuur tans', zu: '...Iyathumela' },
  leaveEmpty: { en: 'Leave this empty', af: 'Los dit leeg', zu: 'Kushiye lokhu kungabhaliwe' },
  thankYou: { en: 'Thank you', af: 'Dankie', zu: 'Siyabonga' },
  submissionError: { en: 'Submission Error', af: 'Fout met indiening', zu: 'Iphutha lokuthumela' },
  alreadySignedUp: {
    en: 'The email {email} is already signed up to our newsletter.',
    af: 'Die e-pos {email} is reeds op ons nuusbrief ingeteken.',
    zu: 'I-imeyili {email} isivele ibhalisiwe encwadini yethu yezindaba.',
  },
  invalidEmail: {
    en: "The email address {email} doesn't appear to be a valid email address, please enter a valid email address.",
    af: 'Die e-posadres {email} lyk nie na ’n geldige e-posadres nie. Vul asseblief ’n geldige e-posadres in.',
    zu: 'Ikheli le-imeyili {email} alibonakali lilungile, sicela ufake ikheli le-imeyili elilungile.',
  },
  failed: {
    en: 'Your details could not be sent. Everything you entered is still here.',
    af: 'Jou besonderhede kon nie gestuur word nie. Alles wat jy ingevul het, is nog hier.',
    zu: 'Imininingwane yakho ayikwazanga ukuthunyelwa. Konke okubhalile kusekhona lapha.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  firstNameRequired: { en: 'First name is required', af: 'Voornaam word vereis', zu: 'Igama liyadingeka' },
  lastNameRequired: { en: 'Last name is required', af: 'Van word vereis', zu: 'Isibongo siyadingeka' },
  emailRequired: {
    en: 'Email address is required',
    af: 'E-posadres word vereis',
    zu: 'Ikheli le-imeyili liyadingeka',
  },
  emailInvalid: {
    en: 'Invalid email address',
    af: 'Ongeldige e-posadres',
    zu: 'Ikheli le-imeyili alilungile',
  },
  over18Required: {
    en: 'Please confirm that you are over 18',
    af: 'Bevestig asseblief dat jy ouer as 18 is',
    zu: 'Sicela uqinisekise ukuthi ungaphezu kuka-18',
  },
})
