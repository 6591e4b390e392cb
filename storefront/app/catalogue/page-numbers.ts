/** Page numbers shown in the pagination: the first, the last and those around the current page; null is a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((page, index) => {
    const previous = numbers[index - 1] ?? page - 1;
    // show the page instead of a gap of one page
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? [null, page] : [page];
  });
}
