/** The racing mark: a skewed red bar, used once a page. */
export function RacingMark() {
  return <span aria-hidden="true" className="mb-6 block h-[5px] w-14 -skew-x-[24deg] bg-accent" />
}
