/** A page that answers what visitors ask, and the words they ask it with, in the languages of the site. */
type Answer = {
  readonly path: string
  /** Questions that may be part of a query: “tyres” in “hilux tyres”. */
  readonly asked?: readonly string[]
  /** Questions that mean something else beside other words: “manual” beside the name of a vehicle is a gearbox. */
  readonly alone?: readonly string[]
}

/** A page at a path that does not exist answers nothing. Of several answers of equal length, the upper one comes first. */
export const answerTable: readonly Answer[] = [
  {
    path: '/owners/warranty',
    asked: [
      ...['warranty', 'guarantee', 'service plan', 'maintenance plan', 'extended warranty'],
      ...['waarborg', 'diensplan', 'iwaranti', 'uhlelo lwesevisi'],
    ],
  },
  {
    path: '/enquiry/service',
    asked: [
      ...[
        'book a service',
        'service booking',
        'service appointment',
        'service',
        'repair',
        'workshop booking',
      ],
      ...['bespreek ’n diens', 'diens', 'bhukha isevisi', 'isevisi'],
    ],
  },
  {
    path: '/owners/service-schedule',
    asked: [
      ...['service schedule', 'service interval', 'when is a service due', 'next service'],
      ...['diensskedule', 'diensskedules', 'izinhlelo zesevisi'],
    ],
  },
  {
    path: '/owners/tyres',
    asked: [
      ...['tyre', 'tire', 'tyre pressure', 'tyre size', 'tread'],
      ...['band', 'bande', 'banddruk', 'ithayi', 'amathayi'],
    ],
  },
  {
    path: '/owners/recall',
    asked: ['recall', 'recall check', 'airbag recall', 'takata', 'herroeping', 'herroepings', 'ukubizwa'],
  },
  {
    path: '/owners/manuals',
    asked: ['owner’s manual', 'user manual', 'handbook', 'manual PDF', 'eienaarshandleiding', 'incwajana'],
    alone: ['manual', 'handleiding'],
  },
  {
    path: '/owners/accessories',
    asked: [
      ...['accessory', 'accessories', 'towbar', 'tow bar', 'canopy', 'roof rack', 'mats', 'bull bar'],
      ...['genuine parts', 'spare parts', 'parts', 'bykomstighede', 'onderdele', 'izesekeli'],
    ],
  },
  {
    path: '/owners/help-and-support',
    asked: [
      ...[
        'breakdown',
        'roadside assistance',
        'warning light',
        'lost key',
        'spare key',
        'jump start',
        'wrong fuel',
      ],
      ...['broken down', 'flat battery', 'accident', 'where is my VIN', 'pair my phone'],
      ...['padbystand', 'pechhulp', 'verlore sleutel', 'usizo lwasemgwaqweni'],
    ],
    alone: ['help', 'support', 'hulp', 'usizo'],
  },
  { path: '/owners/my-garage', asked: ['my garage', 'garage', 'my motorhuis', 'igaraji yami'] },
  {
    path: '/owners/help-and-support/trust-centre',
    asked: ['trust centre', 'my data', 'personal information', 'delete my data', 'POPIA', 'vertrouesentrum'],
  },
  {
    path: '/owners/connected-services',
    asked: ['app', 'wi-fi', 'wifi', 'connected services', 'car data bundle'],
  },
  {
    path: '/offers',
    asked: [
      ...['offer', 'offers', 'special price', 'deal', 'discount', 'promotion', 'special', 'specials'],
      ...['aanbieding', 'aanbiedinge', 'afslag', 'amathuba', 'isaphulelo'],
    ],
  },
  {
    path: '/payment-options/toyota-financial-services/finance',
    asked: [
      ...['finance', 'calculator', 'instalment', 'installment', 'monthly instalment'],
      ...['monthly payment', 'repayment', 'balloon'],
      ...['finansiering', 'berekenaar', 'paaiement', 'paaiemente', 'isitolimende', 'izitolimende'],
    ],
  },
  {
    path: '/payment-options',
    asked: [
      'payment options',
      'ways to pay',
      'how can I pay',
      'maniere om te betaal',
      'izindlela zokukhokha',
    ],
  },
  {
    path: '/payment-options/kinto',
    asked: ['KINTO', 'subscription', 'lease', 'rent', 'intekening', 'ukubhalisela'],
  },
  {
    path: '/payment-options/insurance',
    asked: ['insurance', 'insure', 'excess', 'versekering', 'umshwalense'],
  },
  {
    path: '/trade-in',
    asked: [
      ...['trade in', 'sell my car', 'value my car', 'what is my car worth', 'trade-in value'],
      ...['inruil', 'verkoop my motor', 'thengisa imoto yami'],
    ],
  },
  {
    path: '/pre-owned',
    asked: ['used car', 'second hand', 'pre-owned', 'preowned', 'tweedehands', 'gebruikte voertuie'],
    alone: ['used'],
  },
  { path: '/enquiry/test-drive', asked: ['test drive', 'test-drive', 'toetsrit', 'ukuhlola imoto'] },
  { path: '/enquiry/quote', asked: ['quote', 'quotation', 'kwotasie', 'ikhotheshini'] },
  { path: '/compare', asked: ['compare', 'comparison', 'versus', 'vergelyk', 'qhathanisa'] },
  {
    path: '/vehicles/size',
    asked: ['to scale', 'how long is', 'fit my garage', 'dimensions', 'afmetings'],
  },
  {
    path: '/dealers',
    asked: [
      ...[
        'opening hours',
        'business hours',
        'trading hours',
        'open on Sunday',
        'open on Saturday',
        'open today',
      ],
      ...[
        'find a dealer',
        'nearest dealer',
        'dealer near me',
        'service centre',
        'openingsure',
        'naaste handelaar',
      ],
    ],
    alone: ['dealer', 'dealers', 'dealership', 'handelaar', 'umthengisi'],
  },
  {
    path: '/vehicles',
    alone: [
      'price',
      'price list',
      'prices',
      'all vehicles',
      'new cars',
      'cars',
      'pryse',
      'pryslys',
      'amanani',
    ],
  },
  {
    path: '/contact',
    asked: [
      'contact',
      'phone number',
      'telephone',
      'e-mail address',
      'complaint',
      'complain',
      'customer care',
      'kontak',
    ],
  },
]
