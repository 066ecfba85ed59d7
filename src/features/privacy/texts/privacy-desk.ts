import { textGroup } from '#platform/i18n/text-group.ts'

/** The request centre, where visitors export or erase their personal data or object to marketing. */
export const privacyDesk = textGroup({
  title: {
    en: 'What do we hold about you?',
    af: 'Wat hou ons oor jou?',
    zu: 'Yini esinayo ngawe?',
  },
  email: { en: 'Email', af: 'E-pos', zu: 'I-imeyili' },
  wish: { en: 'What would you like?', af: 'Wat wil jy hê?', zu: 'Ungathandani?' },
  export: {
    en: 'A copy of what you hold about me',
    af: '’n Afskrif van wat julle oor my hou',
    zu: 'Ikhophi yalokho eninakho ngami',
  },
  erase: {
    en: 'Erase what you hold about me',
    af: 'Vee uit wat julle oor my hou',
    zu: 'Sulani eninakho ngami',
  },
  objection: {
    en: 'No more marketing',
    af: 'Geen bemarking meer nie',
    zu: 'Akungabe kusaba nokumaketha',
  },
  how: {
    en: 'We send a link to this address: only who reads its mail can ask. Answers come at once, and within thirty days at the latest.',
    af: 'Ons stuur ’n skakel na hierdie adres: net wie die adres se pos lees, kan vra. Antwoorde kom dadelik, en uiterlik binne dertig dae.',
    zu: 'Sithumela isixhumanisi kuleli kheli: yilowo ofunda iposi lalo kuphela ongacela. Izimpendulo zifika ngokushesha, noma zingakapheli izinsuku ezingamashumi amathathu.',
  },
  submit: { en: 'Send me the link', af: 'Stuur my die skakel', zu: 'Ngithumele isixhumanisi' },
  sending: { en: 'Sending...', af: 'Stuur tans...', zu: 'Iyathumela...' },
  leaveEmpty: { en: 'Leave this empty', af: 'Los dit leeg', zu: 'Kushiye lokhu kungabhaliwe' },
  sent: {
    en: 'A link is on its way to {email}. Follow it to go on; it works for two days.',
    af: '’n Skakel is op pad na {email}. Volg dit om voort te gaan; dit werk vir twee dae.',
    zu: 'Isixhumanisi sisendleleni eya ku-{email}. Silandele ukuze uqhubeke; sisebenza izinsuku ezimbili.',
  },
  failed: {
    en: 'Your request could not be sent. Everything you entered is still here.',
    af: 'Jou versoek kon nie gestuur word nie. Alles wat jy ingevul het, is nog hier.',
    zu: 'Isicelo sakho asikwazanga ukuthunyelwa. Konke okubhalile kusekhona lapha.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  emailInvalid: {
    en: 'Invalid email address',
    af: 'Ongeldige e-posadres',
    zu: 'Ikheli le-imeyili alilungile',
  },
})
