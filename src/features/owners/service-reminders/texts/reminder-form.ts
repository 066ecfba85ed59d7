import { textGroup } from '#platform/i18n/text-group.ts'

/** The form that asks for a reminder by e-mail. The consent is stored as the person has read it. */
export const reminderForm = textGroup({
  title: { en: 'Reminder by e-mail', af: 'Herinnering per e-pos', zu: 'Isikhumbuzo nge-imeyili' },
  open: { en: 'Remind me by e-mail', af: 'Herinner my per e-pos', zu: 'Ngikhumbuze nge-imeyili' },
  privacy: {
    en: 'We store your e-mail address, the model and the day. Your VIN stays in this browser, and recalls are never e-mailed.',
    af: 'Ons stoor jou e-posadres, die model en die dag. Jou VIN bly in hierdie blaaier, en herroepings word nooit per e-pos gestuur nie.',
    zu: 'Sigcina ikheli lakho le-imeyili, imodeli nosuku. I-VIN yakho ihlala kule bhrawuza, futhi ukubizwa kwezimoto akulokothi kuthunyelwe nge-imeyili.',
  },
  about: { en: 'Remind me of', af: 'Herinner my aan', zu: 'Ngikhumbuze nge' },
  service: {
    en: 'The next service, by {day}',
    af: 'Die volgende diens, teen {day}',
    zu: 'Isevisi elandelayo, ngaphambi komhlaka {day}',
  },
  warranty: {
    en: 'The end of the warranty, about {day}',
    af: 'Die einde van die waarborg, omtrent {day}',
    zu: 'Ukuphela kwewaranti, cishe ngomhlaka {day}',
  },
  plan: {
    en: 'The end of the service plan, about {day}',
    af: 'Die einde van die diensplan, omtrent {day}',
    zu: 'Ukuphela kohlelo lwamasevisi, cishe ngomhlaka {day}',
  },
  email: { en: 'Email', af: 'E-pos', zu: 'I-imeyili' },
  consent: {
    en: 'By sending this I agree that you store my address for this one reminder and e-mail me some weeks before the day. Every e-mail has a link to stop it.',
    af: 'Deur dit te stuur, stem ek in dat julle my adres vir hierdie een herinnering stoor en my ’n paar weke voor die dag ’n e-pos stuur. Elke e-pos het ’n skakel om dit te stop.',
    zu: 'Ngokuthumela lokhu ngiyavuma ukuthi nigcine ikheli lami ngalesi sikhumbuzo esisodwa futhi ningithumelele i-imeyili emasontweni ambalwa ngaphambi kosuku. I-imeyili ngayinye inesixhumanisi sokukumisa.',
  },
  submit: { en: 'Remind me', af: 'Herinner my', zu: 'Ngikhumbuze' },
  cancel: { en: 'Cancel', af: 'Kanselleer', zu: 'Khansela' },
  sending: { en: 'Sending...', af: 'Stuur tans...', zu: 'Iyathumela...' },
  leaveEmpty: { en: 'Leave this empty', af: 'Los dit leeg', zu: 'Kushiye lokhu kungabhaliwe' },
  sentTitle: {
    en: 'Please look in your inbox',
    af: 'Kyk asseblief in jou inkassie',
    zu: 'Sicela ubheke ibhokisi lakho lama-imeyili',
  },
  sent: {
    en: 'We have sent an e-mail to {email}. Your reminder starts as soon as you confirm it there.',
    af: 'Ons het ’n e-pos na {email} gestuur. Jou herinnering begin sodra jy dit daar bevestig.',
    zu: 'Sithumele i-imeyili ku-{email}. Isikhumbuzo sakho sizoqala uma usuqinisekise lapho.',
  },
  invalid: {
    en: 'Invalid email address',
    af: 'Ongeldige e-posadres',
    zu: 'Ikheli le-imeyili alilungile',
  },
  refused: {
    en: 'This model or day can have no reminder. Reload the page, and try again.',
    af: 'Hierdie model of dag kan nie ’n herinnering hê nie. Herlaai die bladsy en probeer weer.',
    zu: 'Le modeli noma lolu suku ngeke lube nesikhumbuzo. Layisha kabusha ikhasi, bese uzama futhi.',
  },
  tooOften: {
    en: 'Too many requests. Please wait an hour.',
    af: 'Te veel versoeke. Wag asseblief ’n uur.',
    zu: 'Izicelo ziningi kakhulu. Sicela ulinde ihora.',
  },
  failed: {
    en: 'Your address could not be sent. It is still here.',
    af: 'Jou adres kon nie gestuur word nie. Dit is nog hier.',
    zu: 'Ikheli lakho alikwazanga ukuthunyelwa. Lisekhona lapha.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
})
