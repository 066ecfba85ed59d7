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
    en: 'We send a link to this address, to make sure that the request is yours. Most requests are answered at once, all of them within thirty days.',
    af: 'Ons stuur ’n skakel na hierdie adres om seker te maak dat die versoek van jou kom. Die meeste versoeke word dadelik beantwoord, almal binne dertig dae.',
    zu: 'Sithumela isixhumanisi kuleli kheli ukuze siqinisekise ukuthi isicelo ngesakho. Izicelo eziningi ziphendulwa ngokushesha, zonke zingakapheli izinsuku ezingu-30.',
  },
  submit: { en: 'Send me the link', af: 'Stuur my die skakel', zu: 'Ngithumele isixhumanisi' },
  sending: { en: 'Sending...', af: 'Stuur tans...', zu: 'Iyathumela...' },
  leaveEmpty: { en: 'Leave this empty', af: 'Los dit leeg', zu: 'Kushiye lokhu kungabhaliwe' },
  sent: {
    en: 'We have sent a link to {email}. Open it within two days to continue.',
    af: 'Ons het ’n skakel na {email} gestuur. Maak dit binne twee dae oop om voort te gaan.',
    zu: 'Sithumele isixhumanisi ku-{email}. Sivule zingakapheli izinsuku ezimbili ukuze uqhubeke.',
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
