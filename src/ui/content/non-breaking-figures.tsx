const number = String.raw`\d+(?:[ \u00a0]\d{3})*(?:[.,]\d+)?`
const unit = String.raw`[ \u00a0](?:[lL]\/100[ \u00a0]km|g\/km|km\/h|r\/min|kWh|kW|Nm|Ah|cc|km|kg|mm|m³|m|l|L|s|V|%)(?![\p{L}\d/])`
const figure = new RegExp(`((?<![\\p{L}\\d])${number}(?:[–-]${number})*(?:${unit})?(?![\\d]))`, 'u')

/** Renders a value without line breaks inside a figure or between it and its unit: `3 000–3 400 r/min`. */
export function NonBreakingFigures({ text }: { text: string }) {
  return text.split(figure).map((part, index) =>
    index % 2 === 0 || !/\D/.test(part) ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index is the part's place in the text
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
