/** The content of an element: text, or children as a pattern over their names, each followed by a space. */
type Content = RegExp | 'text'

type Rule = {
  readonly content: Content
  /** The allowed attributes, each with a list of values or any value. */
  readonly attributes?: Readonly<Record<string, readonly string[] | 'any'>>
}

const text: Rule = { content: 'text' }
const yesNo = ['0', '1']

/** Source: ADF 1.0 (2000-05-03), the document type definition in its appendix. */
export const grammar: Readonly<Record<string, Rule>> = {
  adf: { content: /^(?:prospect )+$/ },
  prospect: {
    content: /^(?:id )*requestdate (?:vehicle )+customer vendor (?:provider )?$/,
    attributes: { status: ['new', 'resend'] },
  },
  id: { content: 'text', attributes: { sequence: 'any', source: 'any' } },
  requestdate: text,
  vehicle: {
    content:
      /^(?:id )*year make model (?:vin )?(?:stock )?(?:trim )?(?:doors )?(?:bodystyle )?(?:transmission )?(?:odometer )?(?:colorcombination )*(?:imagetag )?(?:price )?(?:pricecomments )?(?:option )*(?:finance )?(?:comments )?$/,
    attributes: {
      interest: ['buy', 'lease', 'sell', 'trade-in', 'test-drive'],
      status: ['new', 'used'],
    },
  },
  year: text,
  make: text,
  model: text,
  stock: text,
  bodystyle: text,
  odometer: {
    content: 'text',
    attributes: { status: ['unknown', 'rolledover', 'replaced', 'original'], units: ['km', 'mi'] },
  },
  colorcombination: {
    content: /^(?:interiorcolor |exteriorcolor |interiorcolor exteriorcolor )preference $/,
  },
  interiorcolor: text,
  exteriorcolor: text,
  preference: text,
  imagetag: { content: 'text', attributes: { width: 'any', height: 'any', alttext: 'any' } },
  price: {
    content: 'text',
    attributes: {
      type: ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
      currency: 'any',
      delta: ['absolute', 'relative', 'percentage'],
      relativeto: ['msrp', 'invoice'],
      source: 'any',
    },
  },
  option: { content: /^optionname $/ },
  optionname: text,
  finance: { content: /^method (?:amount )+(?:balance )?$/ },
  method: text,
  amount: {
    content: 'text',
    attributes: {
      type: ['downpayment', 'monthly', 'total'],
      limit: ['maximum', 'minimum', 'exact'],
      currency: 'any',
    },
  },
  balance: { content: 'text', attributes: { type: ['finance', 'residual'], currency: 'any' } },
  customer: { content: /^contact (?:id )*(?:timeframe )?(?:comments )?$/ },
  contact: { content: /^(?:name )+(?:email (?:phone )*|(?:phone )+)(?:address )?$/ },
  name: {
    content: 'text',
    attributes: {
      part: ['surname', 'first', 'middle', 'last', 'full'],
      type: ['business', 'individual'],
    },
  },
  email: { content: 'text', attributes: { preferredcontact: yesNo } },
  phone: {
    content: 'text',
    attributes: {
      type: ['voice', 'fax', 'cellphone', 'pager'],
      time: ['morning', 'afternoon', 'evening', 'nopreference', 'day'],
      preferredcontact: yesNo,
    },
  },
  comments: text,
  vendor: { content: /^(?:id )*vendorname (?:url )?contact $/ },
  vendorname: text,
  provider: { content: /^(?:id )*name (?:service )?(?:url )?(?:email )?(?:phone )?(?:contact )?$/ },
  service: text,
  url: text,
}
