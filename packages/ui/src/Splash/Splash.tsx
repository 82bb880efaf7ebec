import './Splash.css';

/** The whole page while nothing of it is here yet: the wordmark on the ground, as the page's own HTML shows it. */
export function Splash({ label }: { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the mark is ours; a progress element draws its own
    <div role="progressbar" aria-label={label} className="splash">
      <span aria-hidden className="splash-word">
        Brandr
        <span className="splash-mark" />
        om
      </span>
    </div>
  );
}
