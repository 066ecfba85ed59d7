const nbsp = '\u00a0'

/** `+27 10 000 0000` and `0800 000 001`. */
const telephone = String.raw`(?:\+\d{2}|(?<!\d)0\d{2,3})(?: \d{2,4}){2,}(?!\d)`
/** `3 500` and `195 000`. */
const thousands = String.raw`(?<![\d,.])\d{1,3}(?: \d{3})+(?!\d)`
const unit = String.raw`(?<=\d) (?:[lL]\/100 km|g\/km|km\/h|r\/min|p\/m|kWh|kW|Nm|km|kg|mm|cm|m³|litres|kilograms|%)(?![\p{L}\d])`
const currency = String.raw`(?<![\p{L}\d])R (?=\d)`
const breakable = new RegExp([telephone, thousands, unit, currency].join('|'), 'gu')

/** Replaces the spaces inside numbers, telephone numbers and figures with a unit by spaces at which no line breaks. */
export function unbrokenNumbers(text: string): string {
  return text.replace(breakable, (match) => match.replaceAll(' ', nbsp))
}
