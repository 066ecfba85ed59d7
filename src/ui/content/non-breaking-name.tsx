/** Renders a model name without line breaks at hyphens: browsers would break between GD- and 6. */
export function NonBreakingName({ name }: { name: string }) {
  return name.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
