/** The name of a model, none of whose words is parted at its hyphen: browsers would end a line between GD- and 6. */
export function Unbroken({ name }: { name: string }) {
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
