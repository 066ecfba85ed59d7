/** Returns the names of plan parameters whose requested values the calculators do not offer. */
export function rejectedParameters(
  requested: Pick<URLSearchParams, 'get'>,
  accepted: URLSearchParams,
): readonly string[] {
  return [...accepted].flatMap(([name, value]) => {
    const text = requested.get(name)
    return text === null || (text.trim() !== '' && Number(text) === Number(value)) ? [] : [name]
  })
}
