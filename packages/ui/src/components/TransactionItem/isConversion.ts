/** Whether an entry belongs to a conversion: metals by their type, pairs of currencies by their description. docs/rules.md CONV-15. */
export function isConversion(type: string, description: string): boolean {
  return type.includes('gold_') || type.includes('silver_') || description.includes('Convert');
}
