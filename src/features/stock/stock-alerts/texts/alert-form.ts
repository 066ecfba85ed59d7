import { textGroup } from '#platform/i18n/text-group.ts'

/** The forms that ask for an e-mail about new vehicles, or about the price of one vehicle. */
export const alertForm = textGroup({
  searchTitle: {
    en: 'E-mail me new vehicles that match',
    af: 'E-pos vir my nuwe voertuie wat pas',
    zu: 'Ngithumelele i-imeyili ngezimoto ezintsha ezifanayo',
  },
  searchText: {
    en: 'Tell us your e-mail address and we will keep looking for you with the filters you have chosen.',
    af: 'Gee ons jou e-posadres, en ons hou aan soek met die filters wat jy gekies het.',
    zu: 'Sinikeze ikheli lakho le-imeyili, sizoqhubeka sikufunela ngezihlungi ozikhethile.',
  },
  priceTitle: {
    en: 'Tell me when the price drops',
    af: 'Laat weet my wanneer die prys daal',
    zu: 'Ngazise uma inani lehla',
  },
  priceText: {
    en: 'We will e-mail you when this vehicle becomes cheaper, or when it is sold.',
    af: 'Ons stuur vir jou ’n e-pos wanneer hierdie voertuig goedkoper word, of wanneer dit verkoop is.',
    zu: 'Sizokuthumelela i-imeyili uma le moto isishibhile, noma isithengisiwe.',
  },
  email: { en: 'Email', af: 'E-pos', zu: 'I-imeyili' },
  consent: {
    en: 'We use your address for this alert only, and write at most once a day. The alert ends after six months, and every e-mail has a link to stop it.',
    af: 'Ons gebruik jou adres slegs hiervoor en skryf hoogstens een keer per dag. Dit eindig ná ses maande, en elke e-pos het ’n skakel om dit te stop.',
    zu: 'Sisebenzisa ikheli lakho kulokhu kuphela, futhi sibhala kanye ngosuku kuphela. Kuphela ngemva kwezinyanga eziyisithupha, futhi i-imeyili ngayinye inesixhumanisi sokukumisa.',
  },
  submit: { en: 'E-mail me', af: 'E-pos my', zu: 'Ngithumelele i-imeyili' },
  sending: { en: 'Sending...', af: 'Stuur tans...', zu: 'Iyathumela...' },
  leaveEmpty: { en: 'Leave this empty', af: 'Los dit leeg', zu: 'Kushiye lokhu kungabhaliwe' },
  sentTitle: {
    en: 'Please look in your inbox',
    af: 'Kyk asseblief in jou inkassie',
    zu: 'Sicela ubheke ibhokisi lakho lama-imeyili',
  },
  sent: {
    en: 'We have sent an e-mail to {email}. Your alert starts as soon as you confirm it there.',
    af: 'Ons het ’n e-pos na {email} gestuur. Dit begin sodra jy dit daar bevestig.',
    zu: 'Sithumele i-imeyili ku-{email}. Kuzoqala uma usukuqinisekisile lapho.',
  },
  invalid: {
    en: 'Invalid email address',
    af: 'Ongeldige e-posadres',
    zu: 'Ikheli le-imeyili alilungile',
  },
  noFilter: {
    en: 'Choose at least one filter first, such as a make or a highest price.',
    af: 'Kies eers ten minste een filter, soos ’n fabrikaat of ’n hoogste prys.',
    zu: 'Khetha okungenani isihlungi esisodwa kuqala, njengohlobo lwemoto noma inani eliphezulu.',
  },
  gone: {
    en: 'This vehicle is no longer for sale.',
    af: 'Hierdie voertuig is nie meer te koop nie.',
    zu: 'Le moto ayisathengiswa.',
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
