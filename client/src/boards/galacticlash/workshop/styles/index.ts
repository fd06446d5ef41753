/** How the workshop of decks looks. The order is that of the cascade: what stands below overrules what stands above. */
import "./filters.css";
import "./gallery.css";
import "./deck.css";
import "./report.css";
import "./lists.css";
import "./narrow.css";
