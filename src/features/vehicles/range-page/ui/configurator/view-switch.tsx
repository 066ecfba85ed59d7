type Props = {
  name: string
  legend: string
  /** The first one is shown until another is chosen. */
  options: readonly { readonly view: string; readonly label: string }[]
}

/** Radio buttons for the views of a vehicle. The studio shows the picture of the checked one by its styles, without a script. */
export function ViewSwitch({ name, legend, options }: Props) {
  return (
    <fieldset className="mb-4 min-w-0 print:hidden">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap justify-center gap-x-1">
        {options.map(({ view, label }, index) => (
          <label
            key={view}
            className="flex min-h-11 cursor-pointer items-center border-transparent border-b-2 px-3 text-ink-2 text-small hover:text-ink has-checked:border-accent has-checked:text-ink has-focus-visible:outline-3 has-checked:highlighted"
          >
            <input type="radio" name={name} value={view} defaultChecked={index === 0} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
