/** Returns at most `maxLength` characters, without cutting a surrogate pair, such as an emoji, in half. */
export const truncateText = (text: string, maxLength: number): string =>
  text.length > maxLength ? text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '') : text;
