/** A field that only programs fill in. */
export function SpamTrap({ label }: { label: string }) {
  return (
    <div hidden>
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
