/** The text of a special, a paragraph for each empty line. */
export function SpecialText({ text }: { text: string | null }) {
  if (!text) return null
  const paragraphs = text.split(/\n\s*\n/)
  return (
    <div className="grid gap-3 text-ink-2">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <p key={index} className="max-w-[60ch] whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
